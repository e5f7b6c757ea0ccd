import type { Rows, RowsByKind } from './user-data-rows.ts';

/** Service → kind → its records. */
export type ExportedData = Record<string, RowsByKind>;

/**
 * Reads the first record of every kind, so that a service that is down is noticed before the file is begun.
 *
 * @returns the same data, with these records
 */
export async function readAhead(data: ExportedData): Promise<ExportedData> {
  const services = Object.entries(data).map(async ([service, kinds]) => {
    const started = Object.entries(kinds).map(async ([kind, rows]) => [kind, await startRows(rows)] as const);
    return [service, Object.fromEntries(await Promise.all(started))] as const;
  });
  return Object.fromEntries(await Promise.all(services));
}

async function startRows(rows: Rows): Promise<Rows> {
  const iterator = rows[Symbol.asyncIterator]();
  const first = await iterator.next();
  return (async function* () {
    for (let step = first; !step.done; step = await iterator.next()) yield step.value;
  })();
}

/** The data export as JSON in pieces of one record at most, one record per line. */
export async function* writeExport(exportedAt: Date, data: ExportedData): AsyncGenerator<string> {
  yield `{"exportedAt":${JSON.stringify(exportedAt)},"services":{`;
  let beforeService = '\n';
  for (const [service, kinds] of Object.entries(data)) {
    yield `${beforeService}${JSON.stringify(service)}:{`;
    beforeService = ',\n';
    yield* writeKinds(kinds);
    yield '}';
  }
  yield '}}\n';
}

async function* writeKinds(kinds: RowsByKind): AsyncGenerator<string> {
  let beforeKind = '\n';
  for (const [kind, rows] of Object.entries(kinds)) {
    yield `${beforeKind}${JSON.stringify(kind)}:[`;
    beforeKind = ',\n';
    let beforeRow = '\n';
    for await (const row of rows) {
      yield beforeRow + JSON.stringify(row);
      beforeRow = ',\n';
    }
    yield ']';
  }
}
