import { Module } from '@nestjs/common';
import { ProjectWriter } from '../projects/project-writer.ts';
import { FollowAlert } from './follow-alert.ts';

/** Hears what alerts tells of projects. */
@Module({ providers: [ProjectWriter, FollowAlert], exports: [FollowAlert] })
export class FollowAlertModule {}
