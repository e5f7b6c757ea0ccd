// The engine as a service runs it: compiled, in one warm process, file by file.
// JavaScript, because Node's type stripping would count toward the engine's memory.
import { FileSource, PixelDecoder, preflight, readFacts } from '@printpartner/preflight-engine';

const decoder = new PixelDecoder();

/** Handlers by kind of order; `protocol.ts` has their results. */
const answers = {
  scan: ({ mode, files }) => scan(mode, files),
  result: ({ mode, file }) => preflight(file, { mode, decoder }).catch(thrown),
  facts: async ({ file }) => facts(file),
};

async function scan(mode, files) {
  const fileMs = [];
  const thrown = [];
  for (const file of files) {
    const start = performance.now();
    await preflight(file, { mode, decoder }).catch((error) => thrown.push(`${file}: ${String(error)}`));
    fileMs.push(performance.now() - start);
  }
  return { fileMs, thrown };
}

function facts(file) {
  const source = new FileSource(file);
  try {
    return readFacts(source);
  } catch (error) {
    return thrown(error);
  } finally {
    source.close();
  }
}

const thrown = (error) => ({ thrown: String(error) });

process.on('message', (order) => void answers[order.kind](order).then((answer) => process.send(answer)));
process.send('ready');
