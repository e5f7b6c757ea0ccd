import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Project as ProjectAnswer } from '@printpartner/contracts';
import { In, Repository } from 'typeorm';
import { presentProject } from '../projects/present-project.ts';
import { Project } from '../projects/project.entity.ts';
import { projectNotFound } from '../projects/project-not-found.ts';
import { whereRef } from '../projects/project-ref.ts';

@Injectable()
export class ReadProjectsService {
  constructor(@InjectRepository(Project) private readonly projects: Repository<Project>) {}

  async list(userId: string): Promise<ProjectAnswer[]> {
    const found = await this.projects.find({ where: { userId }, order: { updatedAt: 'DESC', id: 'DESC' } });
    return found.map(presentProject);
  }

  async get(userId: string, ref: string): Promise<ProjectAnswer> {
    const found = await this.projects.findOneBy(whereRef(userId, ref));
    if (!found) throw projectNotFound();
    return presentProject(found);
  }

  /** Those of the projects that exist and are the user's, in no particular order. */
  async describe(userId: string, uuids: string[]): Promise<ProjectAnswer[]> {
    if (uuids.length === 0) return [];
    const found = await this.projects.findBy({ userId, uuid: In(uuids) });
    return found.map(presentProject);
  }
}
