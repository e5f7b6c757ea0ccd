#!/bin/bash
# Generates the secrets that aren't set, once. Each process has its own volume with its own secrets.
# SECRETS is the folder for them, ACCESS has infra/access. POSTGRES_HOST and REDIS_HOST are host:port of your own.
set -euo pipefail
access=$(realpath "${ACCESS:-/access}")
postgres=${POSTGRES_HOST:-postgres:5432}
cd "${SECRETS:-/secrets}"
cut -d ' ' -f 1 "$access/redis-users" | xargs mkdir -p peers postgres redis grafana backup storage

random() { od -An -N24 -tx1 /dev/urandom | tr -d ' \n'; }

# put FOLDER NAME VALUE: keeps an existing value unless the environment sets another one.
put() {
  local file=$1/$2 given=${3:-}
  if [ -n "$given" ] || [ ! -s "$file" ]; then
    printf '%s' "${given:-$(random)}" >"$file"
  fi
}

# Always keeps an existing value: a database keeps the password that it was created with.
put_once() {
  [ -s "$1/$2" ] || put "$@"
}

# Encodes every byte, so that no character has a special meaning in a URL.
url_encoded() { printf '%s' "$1" | od -An -v -tx1 | tr -d ' \n' | sed 's/../%&/g'; }

put_once postgres password "${POSTGRES_PASSWORD:-}"
# Not under the name that it had when every process had it.
put redis owner-password "${REDIS_PASSWORD:-}"
put gateway admin-password "${ADMIN_PASSWORD:-}"
put auth code-secret "${CODE_SECRET:-}"
put specs link-secret "${LINK_SECRET:-}"
# Grafana stores the password that it was first started with.
put_once grafana password "${GRAFANA_PASSWORD:-}"
# Not generated: without a key, no model answers.
printf '%s' "${OPENAI_API_KEY:-}" >chat/openai-api-key

# Also none: a folder needs no key.
for reader in gateway preflight specs backup storage; do
  printf '%s' "${STORAGE_SECRET_ACCESS_KEY:-}" >"$reader/storage-secret-access-key"
done

for sender in auth alerts specs; do
  printf '%s' "${SMTP_URL:-}" >"$sender/smtp-url"
done

redis_password=$(<redis/owner-password)
# No persistence: docs/decisions/0005.
cat >redis/redis.conf <<CONF
save ""
appendonly no
maxmemory 512mb
maxmemory-policy noeviction
CONF

digest_of() { printf '%s' "$1" | sha256sum | cut -d ' ' -f 1; }

# Redis' own user, whom no process gets, may do everything. Each process has a user of its own.
users="user default on #$(digest_of "$redis_password") ~* &* +@all"
while read -r process rules; do
  put "$process" redis-password
  password=$(<"$process/redis-password")
  users+=$'\n'"user $process on #$(digest_of "$password") $rules"
  printf 'redis://%s:%s@%s' "$process" "$password" "${REDIS_HOST:-redis:6379}" >"$process/redis-url"
done <"$access/redis-users"
printf '%s\n' "$users" >redis/users.acl

# Each two processes that talk to each other have a key of their own.
declare -A keys
while read -r one other; do
  put peers "$one-$other"
  key=$(<"peers/$one-$other")
  keys[$one]+=${keys[$one]:+,}$other:$key
  keys[$other]+=${keys[$other]:+,}$one:$key
done <"$access/peers"
for process in "${!keys[@]}"; do
  printf '%s' "${keys[$process]}" >"$process/peer-keys"
done

for process in $(cut -d ' ' -f 1 "$access/redis-users"); do
  printf '%s' "${OTEL_EXPORTER_OTLP_HEADERS:-}" >"$process/otlp-headers"
  # The gateway has no database.
  [ "$process" != gateway ] || continue
  put "$process" database-password
  printf 'postgres://%s:%s@%s/printpartner' "$process" "$(<"$process/database-password")" "$postgres" \
    >"$process/database-url"
done
printf 'postgres://postgres:%s@%s/printpartner' "$(url_encoded "$(<postgres/password)")" "$postgres" \
  >postgres/database-url
cp postgres/database-url auth/code-secret specs/link-secret backup/
# Containers of several users read them; on the operator's own machine nobody else may.
[ -n "${SECRETS:-}" ] || chmod -R a+rX -- *
# Not printed: a log is kept, and read by more people.
[ -n "${ADMIN_PASSWORD:-}" ] || echo 'The admin password: docker-compose exec gateway cat /secrets/admin-password'
