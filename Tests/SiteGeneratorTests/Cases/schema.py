"""Holds lines of JSON against a schema: schema.py SCHEMA. Prints what is wrong, and members of the schema that no line has.

The schema is open, for members that come later; here it is taken as closed, so that what is answered is all written down.
"""
import json
import sys

from jsonschema import Draft7Validator, validators
from jsonschema.exceptions import best_match

seen = set()


def objects(schema, place=""):
    """Each part of a schema that says what members an object has, with its place."""
    if isinstance(schema, list):
        for value in schema:
            yield from objects(value, place)
    if not isinstance(schema, dict):
        return
    if "properties" in schema:
        yield place, schema
    for key, value in schema.items():
        if key in ("properties", "definitions"):
            for name, part in value.items():
                yield from objects(part, f"{place}.{name}" if place else name)
        else:
            yield from objects(value, place)


def members(validator, properties, instance, schema):
    if isinstance(instance, dict):
        seen.update((id(schema), name) for name in properties if name in instance)
    yield from Draft7Validator.VALIDATORS["properties"](validator, properties, instance, schema)


schema = json.load(open(sys.argv[1]))
Draft7Validator.check_schema(schema)
closed = list(objects(schema))
for _, part in closed:
    part["additionalProperties"] = False
validator = validators.extend(Draft7Validator, {"properties": members})(schema)
for number, line in enumerate(sys.stdin, 1):
    for error in validator.iter_errors(json.loads(line)):
        # What is wrong, not where something around it is.
        error = best_match([error])
        place = ".".join(str(step) for step in error.absolute_path)
        print(f"line {number}: {place}: {error.message[:300]}")
for place, part in closed:
    for name in part["properties"]:
        if (id(part), name) not in seen:
            print(f"never answered: {place + '.' if place else ''}{name}")
