#!/bin/bash
# Creates a role and a schema for every service in one database. No role can see another's schema. Idempotent.
set -euo pipefail
# Without secrets, the pattern below would be taken for the name of a role.
shopt -s failglob

secrets=${SECRETS:-/secrets}
export PGHOST=${PGHOST:-postgres} PGUSER=postgres PGDATABASE=printpartner
PGPASSWORD=$(<"$secrets/postgres/password")
export PGPASSWORD

psql -qv ON_ERROR_STOP=1 <<'SQL'
revoke create on schema public from public;
revoke all on database printpartner from public;
SQL
for file in "$secrets"/*/database-password; do
  service=$(basename "$(dirname "$file")")
  psql -qv ON_ERROR_STOP=1 -v role="$service" -v password="$(<"$file")" <<'SQL'
select format('create role %I login', :'role')
  where not exists (select from pg_roles where rolname = :'role') \gexec
alter role :"role" password :'password';
create schema if not exists :"role" authorization :"role";
revoke all on schema :"role" from public;
grant connect on database printpartner to :"role";
alter role :"role" in database printpartner set search_path to :"role";
SQL
done
