"""Runs jobs in parallel processes, each with a browser of its own, and merges what they say of the same check."""

import multiprocessing
import os
import shutil
import time

browser = None


def chromium():
    return next((path for path in map(shutil.which, ("chromium", "chromium-browser", "google-chrome")) if path), None)


def start():
    global browser
    from playwright.sync_api import sync_playwright

    browser = sync_playwright().start().chromium.launch(executable_path=chromium(), args=["--no-sandbox"])


def run(job):
    """The results of a job, `(check, what is wrong with it)`, and how long it took."""
    title, function, arguments = job
    began, found = time.monotonic(), []
    try:
        for name, wrong in function(browser, *arguments):
            found.append((name, [wrong] if isinstance(wrong, str) else list(wrong or [])))
    except Exception as problem:  # A check that can't go on has failed.
        found.append((title, [f"{type(problem).__name__}: {line}" for line in str(problem).splitlines()[:3]] or [repr(problem)]))
    return title, found, time.monotonic() - began


def results(jobs):
    """Results of all jobs as they end; the first jobs should be the longest. Pages wait now and then, so there is one process
    more than there are processors."""
    with multiprocessing.get_context("spawn").Pool((os.cpu_count() or 2) + 1, initializer=start) as pool:
        yield from pool.imap_unordered(run, jobs, chunksize=1)
