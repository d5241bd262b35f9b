"""Asks a service which of these devices support eSIM.

    pip install requests
    python check.py http://localhost:8080 "s24 ultra" "pixel 8"
"""

import sys

import requests
from requests.adapters import HTTPAdapter, Retry


def main(service: str, *devices: str) -> None:
    session = requests.Session()
    # 429 and 503 say when to come back (Retry-After); requests waits that long.
    retry = Retry(total=3, backoff_factor=0.5, status_forcelist=[429, 503])
    session.mount("http://", HTTPAdapter(max_retries=retry))
    session.mount("https://", HTTPAdapter(max_retries=retry))
    for device in devices:
        response = session.get(
            f"{service}/api/check", params={"q": device, "limit": 1}, timeout=10
        )
        response.raise_for_status()
        answer = response.json()
        verdict = answer["verdict"]
        if verdict["meant"] == "none":
            print(f"{device}: not found")
            continue
        name = device
        if verdict["meant"] == "one":
            name = f"{answer['results'][0]['brand']} {answer['results'][0]['model']}"
        regions = ", ".join(verdict["exceptionRegions"])
        except_in = f", except in {regions}" if regions else ""
        print(f"{name}: {verdict['supports']}{except_in}")


if __name__ == "__main__":
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    main(*sys.argv[1:])
