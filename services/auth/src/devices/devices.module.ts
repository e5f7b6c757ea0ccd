import { Module } from '@nestjs/common';
import { ExpiredDevicesSweeper } from './expired-devices.sweeper.ts';
import { KnownDevices } from './known-devices.ts';

@Module({ providers: [KnownDevices, ExpiredDevicesSweeper], exports: [KnownDevices] })
export class DevicesModule {}
