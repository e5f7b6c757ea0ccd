import { createHash } from 'node:crypto';
import { Controller, Get, Module, Req, UnauthorizedException } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { DataSource, type DataSourceOptions, EntitySchema, type EntitySchemaColumnOptions } from 'typeorm';

/** Connections to the schemas of two services, and the port to listen on. */
export interface OneProcessSetup {
  auth: string;
  projects: string;
  port: number;
}

/**
 * The read of `GET /api/projects` as one plain Nest application on the same rows: session by token hash, then the
 * user's projects by TypeORM. Without limits, logs, request ids and compression.
 */
const setup: OneProcessSetup = JSON.parse(process.argv[2] ?? '');

const types: Record<string, EntitySchemaColumnOptions['type']> = {
  uuid: 'uuid',
  user_id: 'uuid',
  project_name: 'text',
  client_name: 'text',
  printing_company: 'text',
  estimate_number: 'text',
  status: 'text',
  notes: 'text',
  due_date: 'date',
  reminder_date: 'date',
  reminder_time: 'time',
  reminder_message: 'text',
  time_zone: 'text',
  updated_at: 'timestamptz',
  created_at: 'timestamptz',
};
const Project = new EntitySchema<Record<string, unknown>>({
  name: 'projects',
  columns: {
    id: { type: 'int', primary: true },
    ...Object.fromEntries(Object.entries(types).map(([name, type]) => [name, { type }])),
  },
});

const connect = (url: string, entities: DataSourceOptions['entities'] = []) =>
  new DataSource({ type: 'postgres', url, entities, poolSize: 5 }).initialize();
const auth = await connect(setup.auth);
const projects = await connect(setup.projects, [Project]);

class ProjectsController {
  async list(request: { headers: { authorization?: string } }) {
    const token = request.headers.authorization?.slice('Bearer '.length) ?? '';
    const [session]: { account_id: string }[] = await auth.query(
      'select account_id from sessions where token_hash = $1 and expires_at > now()',
      [createHash('sha256').update(token).digest('hex')],
    );
    if (!session) throw new UnauthorizedException();
    const where = { user_id: session.account_id };
    return projects.getRepository(Project).find({ where, order: { updated_at: 'DESC', id: 'DESC' } });
  }
}
class App {}

// Decorators are applied by hand, because this file runs with type stripping only.
const list = Object.getOwnPropertyDescriptor(ProjectsController.prototype, 'list') as PropertyDescriptor;
Get('/api/projects')(ProjectsController.prototype, 'list', list);
Req()(ProjectsController.prototype, 'list', 0);
Controller()(ProjectsController);
Module({ controllers: [ProjectsController] })(App);

const app = await NestFactory.create(App, { logger: ['error'] });
await app.listen(setup.port, '127.0.0.1');
process.send?.('ready');
