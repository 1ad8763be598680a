import Notes

package typealias NotePath = Notes.NotePath
package typealias PercentEncoding = Notes.PercentEncoding
