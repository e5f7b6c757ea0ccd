// The engine as a service has it: compiled, in one warm process, one file after another.
// JavaScript, because Node's own compiler would count as the engine's memory.
import { FileSource, PixelDecoder, preflight, readFacts } from '@printpartner/preflight-engine';

const decoder = new PixelDecoder();

/** By kind of order, which `protocol.ts` has with their answers. */
const answers = {
  scan: ({ mode, files }) => scan(mode, files),
  result: ({ mode, file }) => preflight(file, { mode, decoder }).catch(thrown),
  facts: async ({ file }) => facts(file),
};

async function scan(mode, files) {
  const start = performance.now();
  let count = 0;
  for (const file of files) await preflight(file, { mode, decoder }).catch(() => (count += 1));
  return { ms: performance.now() - start, thrown: count };
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
