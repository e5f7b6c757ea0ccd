/** What `docker inspect` says about a container, as far as we read it. */
export interface Container {
  Id: string;
  Created: string;
  State: { Status: string; Health?: { Status: string } };
  Config: { User: string; Env: string[] | null; Labels: Record<string, string> };
  HostConfig: {
    ReadonlyRootfs: boolean;
    Privileged: boolean;
    CapAdd: string[] | null;
    CapDrop: string[] | null;
    SecurityOpt: string[] | null;
    PidsLimit: number | null;
    Memory: number;
    LogConfig: { Type: string; Config: Record<string, string> };
  };
  NetworkSettings: { Networks: Record<string, { IPAddress: string }> };
}

export const serviceOf = ({ Config }: Container): string => Config.Labels['com.docker.compose.service'] ?? '';
