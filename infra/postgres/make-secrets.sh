#!/bin/bash
# Generates the secrets that aren't set, once. Each process has its own volume with its own secrets.
set -euo pipefail

random() { od -An -N24 -tx1 /dev/urandom | tr -d ' \n'; }

# put FOLDER NAME VALUE: keeps an existing value unless the environment sets another one.
put() {
  local file=/secrets/$1/$2 given=${3:-}
  if [ -n "$given" ] || [ ! -s "$file" ]; then
    printf '%s' "${given:-$(random)}" >"$file"
  fi
}

# Always keeps an existing value: a database keeps the password that it was created with.
put_once() {
  [ -s "/secrets/$1/$2" ] || put "$@"
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
printf '%s' "${OPENAI_API_KEY:-}" >/secrets/chat/openai-api-key

for sender in auth alerts specs; do
  printf '%s' "${SMTP_URL:-}" >"/secrets/$sender/smtp-url"
done

redis_password=$(</secrets/redis/owner-password)
# No persistence: docs/decisions/0005.
cat >/secrets/redis/redis.conf <<CONF
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
  password=$(<"/secrets/$process/redis-password")
  users+=$'\n'"user $process on #$(digest_of "$password") $rules"
  printf 'redis://%s:%s@redis:6379' "$process" "$password" >"/secrets/$process/redis-url"
done </access/redis-users
printf '%s\n' "$users" >/secrets/redis/users.acl

# Each two processes that talk to each other have a key of their own.
declare -A keys
while read -r one other; do
  put peers "$one-$other"
  key=$(<"/secrets/peers/$one-$other")
  keys[$one]+=${keys[$one]:+,}$other:$key
  keys[$other]+=${keys[$other]:+,}$one:$key
done </access/peers
for process in "${!keys[@]}"; do
  printf '%s' "${keys[$process]}" >"/secrets/$process/peer-keys"
done

for process in $(cut -d ' ' -f 1 /access/redis-users); do
  printf '%s' "${OTEL_EXPORTER_OTLP_HEADERS:-}" >"/secrets/$process/otlp-headers"
  # The gateway has no database.
  [ "$process" != gateway ] || continue
  put "$process" database-password
  printf 'postgres://%s:%s@postgres:5432/printpartner' "$process" "$(<"/secrets/$process/database-password")" \
    >"/secrets/$process/database-url"
done
printf 'postgres://postgres:%s@postgres:5432/printpartner' "$(url_encoded "$(</secrets/postgres/password)")" \
  >/secrets/postgres/database-url
cp /secrets/postgres/database-url /secrets/auth/code-secret /secrets/specs/link-secret /secrets/backup/
chmod -R a+rX /secrets/*
# Not printed: a log is kept, and read by more people.
[ -n "${ADMIN_PASSWORD:-}" ] || echo 'The admin password: docker-compose exec gateway cat /secrets/admin-password'
