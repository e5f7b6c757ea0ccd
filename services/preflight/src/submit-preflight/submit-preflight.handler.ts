import { Controller } from '@nestjs/common';
import { type RpcInput, type RpcOutput, submitPreflight } from '@printpartner/contracts';
import { HandleRpc } from '@printpartner/messaging';
import { SubmitPreflightService } from './submit-preflight.service.ts';

@Controller()
export class SubmitPreflightHandler {
  constructor(private readonly service: SubmitPreflightService) {}

  @HandleRpc(submitPreflight)
  submit(input: RpcInput<typeof submitPreflight>): Promise<RpcOutput<typeof submitPreflight>> {
    return this.service.submit(input);
  }
}
