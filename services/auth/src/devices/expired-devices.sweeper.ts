import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { RepeatedTask } from '@printpartner/messaging';
import { KnownDevices } from './known-devices.ts';

const HOUR_MS = 3_600_000;

/** Forgets devices that haven't signed in for a long time; replicas may run it at the same time. */
@Injectable()
export class ExpiredDevicesSweeper implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly task: RepeatedTask;

  constructor(devices: KnownDevices) {
    this.task = new RepeatedTask(ExpiredDevicesSweeper.name, HOUR_MS, (signal) =>
      devices.removeExpired(signal),
    );
  }

  onApplicationBootstrap(): void {
    this.task.start();
  }

  // Before, not on: the database may close first.
  async beforeApplicationShutdown(): Promise<void> {
    await this.task.stop();
  }
}
