import { deserialize, serialize } from 'node:v8';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { type SurveyedFile, surveyFormat } from '@printpartner/preflight-engine';

/** Bytes, packed. Real files of up to 80 pages have at most 100,000, and half of them less than 4,000. */
const MAX_PACKED = 4_194_304;
const MAX_UNPACKED = 134_217_728;
/** Beyond, packing could take as much memory as the check itself. */
const MAX_PAGES = 2_000;
const MAX_IMAGES = 50_000;
/** Fast; the best level saves a tenth. */
const GZIP_LEVEL = 1;

/** A survey as it is stored. Sessions outlive a deployment. */
interface StoredSurvey {
  format: number;
  survey: SurveyedFile;
}

const compress = promisify(gzip);
const expand = promisify(gunzip);

/** What was found in a file as bytes, to be judged again later; null if it is too large to keep. */
export async function packSurvey(file: SurveyedFile): Promise<Uint8Array | null> {
  const { pages } = file.facts;
  const images = pages.reduce((sum, page) => sum + page.images.length, 0);
  if (pages.length > MAX_PAGES || images > MAX_IMAGES) return null;
  const bytes = serialize({ format: surveyFormat, survey: file } satisfies StoredSurvey);
  if (bytes.length > MAX_UNPACKED) return null;
  const packed = await compress(bytes, { level: GZIP_LEVEL });
  return packed.length > MAX_PACKED ? null : packed;
}

/**
 * Only for a child process: the bytes come from a process that read an untrusted file.
 *
 * @returns null for a survey of another release that found other things
 */
export async function unpackSurvey(packed: Uint8Array): Promise<SurveyedFile | null> {
  const bytes = await expand(packed, { maxOutputLength: MAX_UNPACKED });
  const { format, survey } = deserialize(bytes) as StoredSurvey;
  return format === surveyFormat ? survey : null;
}
