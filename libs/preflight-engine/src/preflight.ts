import { unopenedResults } from './checks/run-checks.ts';
import type { UnreadableFacts } from './facts/document-facts.ts';
import type { InkFacts } from './facts/ink-facts.ts';
import { type DocumentSurvey, SurveyReader, unreadable } from './facts/survey.ts';
import type { InkPlanes } from './ink/totals/ink-planes.ts';
import { resultOf, type SurveyedFile } from './judge.ts';
import { checkOptions } from './option-rules.ts';
import { type OpenOptions, PdfDocument } from './pdf/document.ts';
import { PdfError } from './pdf/pdf-error.ts';
import { BufferSource, type ByteSource, FileSource } from './pdf/source.ts';
import type { PixelDecoder } from './pixels/pixel-decoder.ts';
import { defaultProfile, type Profile, type ProfileId, profiles } from './profile/profile.ts';
import type { JobSpec } from './job/job-spec.ts';
import type { PreflightMode, PreflightResult } from './report/preflight-result.ts';

export interface PreflightOptions {
  /** `full` by default. */
  mode?: PreflightMode;
  /** Sheetfed by default. */
  profile?: ProfileId;
  password?: string;
  /** The spec sheet to check against. */
  job?: JobSpec;
  /** Decodes images in a child process. A decoder passed in stays open for the next file, which saves its startup. */
  decoder?: PixelDecoder;
  /**
   * Maximum ms for rendering and decoding all pages in `full`; 420,000 by default. Pages beyond it are
   * `manual`. Use less than the caller's own timeout, so that there is a result.
   */
  inkMs?: number;
  /** Aborts between two pages or images; the promise is rejected with the signal's reason. */
  signal?: AbortSignal;
  /** Called after each page. */
  onProgress?: (progress: { page: number; pages: number }) => void;
  /**
   * In `full`, receives the inks of each page as soon as it is rendered, and is awaited: one page is in memory at a time. Not
   * called for pages beyond the limits. An error it throws ends the preflight.
   */
  onInkPage?: ((page: number, planes: InkPlanes) => void | Promise<void>) | undefined;
  /** Receives what was found in a file that opens, so that `judge` can judge it by another job without the file. */
  onSurvey?: (file: SurveyedFile) => void;
}

/** A path, bytes in memory, or a custom reader, which the caller closes. */
export type PreflightSource = string | Uint8Array | ByteSource;

/**
 * Checks a PDF for press.
 *
 * @throws PreflightOptionError, the signal's reason, and the system's error if a path can't be opened; never for a problem in the file
 */
export async function preflight(
  source: PreflightSource,
  options: PreflightOptions = {},
): Promise<PreflightResult> {
  checkOptions(options);
  const bytes =
    typeof source === 'string'
      ? new FileSource(source)
      : source instanceof Uint8Array
        ? new BufferSource(source)
        : source;
  try {
    return await inspect(bytes, options);
  } finally {
    if (bytes !== source) bytes.close();
  }
}

async function inspect(bytes: ByteSource, options: PreflightOptions): Promise<PreflightResult> {
  const { mode = 'full', profile = defaultProfile, job = null, onSurvey } = options;
  const frame = { mode, profile, fileSize: bytes.size };
  const survey = await surveyOf(bytes, options);
  if (!('facts' in survey)) return { ...frame, job, ...unopened(survey) };
  const file: SurveyedFile = { ...frame, ...survey };
  const result = resultOf(file, { profile, job });
  onSurvey?.(file);
  return result;
}

type Unframed = Omit<PreflightResult, 'mode' | 'profile' | 'job' | 'fileSize'>;

const unopened = ({ passwordNeeded, error }: UnreadableFacts): Unframed => ({
  status: 'fail',
  opens: false,
  passwordNeeded,
  error,
  guess: null,
  pdfVersion: '',
  pageCount: 0,
  pages: [],
  inks: [],
  inksLeftOut: 0,
  checks: unopenedResults(error.code),
});

/** Reads page by page and yields to the event loop between pages. */
async function surveyOf(
  bytes: ByteSource,
  {
    password,
    signal,
    onProgress,
    onInkPage,
    mode,
    decoder,
    inkMs,
    job,
    profile = defaultProfile,
  }: PreflightOptions,
): Promise<(DocumentSurvey & { ink: InkFacts[] | null }) | UnreadableFacts> {
  signal?.throwIfAborted();
  try {
    const reader = new SurveyReader(PdfDocument.open(bytes, openOptions(mode, password)), job ?? {});
    const nodes = [...reader.pages()];
    using painter =
      mode === 'quick'
        ? null
        : await painterFor(reader.document, profiles[profile], {
            ...(signal && { signal }),
            ...(decoder && { decoder }),
            ...(inkMs !== undefined && { inkMs }),
            ...(job && { job }),
          });
    for (const node of nodes) {
      reader.read(node);
      await painter?.paint(node, onInkPage && ((planes) => onInkPage(node.number, planes)));
      onProgress?.({ page: node.number, pages: nodes.length });
      await nextTurn(signal);
    }
    return { ...reader.finish(), ink: painter?.pages ?? null };
  } catch (error) {
    if (error instanceof PdfError) return unreadable(error);
    throw error;
  }
}

/** Bytes. An A2 poster in CMYK at 300 ppi has 139 MB; quick mode decodes no images. */
const MAX_IMAGE_BYTES = 268_435_456;

const openOptions = (mode: PreflightMode | undefined, password: string | undefined): OpenOptions => ({
  ...(password !== undefined && { password }),
  ...(mode !== 'quick' && { streamLimit: MAX_IMAGE_BYTES }),
});

/** Loaded on demand, because quick mode does not need the renderer in memory. */
async function painterFor(
  document: PdfDocument,
  { ink }: Profile,
  { signal, decoder, inkMs, job }: PreflightOptions,
) {
  const [{ InkPages }, { inkTimes }] = await Promise.all([
    import('./ink/ink-pages.ts'),
    import('./ink/ink-budget.ts'),
  ]);
  const limits = inkMs === undefined ? {} : inkTimes(inkMs);
  return new InkPages(document, { limit: ink.warn, signal, decoder, limits, job });
}

async function nextTurn(signal: AbortSignal | undefined): Promise<void> {
  await new Promise(setImmediate);
  signal?.throwIfAborted();
}
