#!/usr/bin/env bash
# size.sh: fails when the page, compressed as servers send it, has grown past its budget.
set -euo pipefail
cd "$(dirname "$0")/.."
budget=560000 total=0
while IFS= read -r -d '' file; do
    bytes=$(gzip -9 -c "$file" | wc -c)
    total=$((total + bytes))
    printf '%7d %s\n' "$bytes" "${file#build/web/page/}"
done < <(find build/web/page -type f -print0 | sort -z)
printf '%7d in all, of %d\n' "$total" "$budget"
[ "$total" -le "$budget" ]
