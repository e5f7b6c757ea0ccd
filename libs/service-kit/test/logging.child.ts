import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { loggingModule } from '@printpartner/service-kit';
import { Logger } from 'nestjs-pino';

/** Logs a hundred lines and a warning as the test says it may end. */
class App {}
Module({ imports: [loggingModule('press', 'info')] })(App);

const app = await NestFactory.createApplicationContext(App, { logger: false });
const logger = app.get(Logger);
process.on('message', (how) => {
  for (let n = 1; n <= 100; n += 1) logger.log(`line ${n}`);
  logger[how === 'stop' ? 'log' : 'warn']('last line');
  if (how === 'exit') process.exit(0);
  const end = () => process.kill(process.pid, 'SIGKILL');
  if (how === 'stop') void app.close().then(end);
  // Nest ends a process so after its shutdown hooks.
  else setImmediate(() => setImmediate(end));
});
process.send?.('ready');
