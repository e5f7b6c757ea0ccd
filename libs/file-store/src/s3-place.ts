/** Beginnings of the keys of files that nobody needs after a day; a bucket removes them by itself. */
export const temporaryKeys = { check: 'check-', part: 'part-' } as const;

/** Where a store is in an S3 server. */
export interface S3Place {
  bucket: string;
  /** It is put before every key. It is empty or ends with a slash. */
  prefix: string;
  /** Undefined: Amazon's own. */
  endpoint: string | undefined;
  region: string;
}

const DEFAULT_REGION = 'us-east-1';

/** @param url `s3://bucket/prefix?endpoint=https://host:port&region=name`, all but the bucket optional @throws TypeError */
export function s3PlaceOf(url: URL): S3Place {
  const { hostname: bucket, pathname, searchParams } = url;
  if (!bucket) throw new TypeError('STORAGE_URL: s3:// needs a bucket');
  const prefix = decodeURIComponent(pathname).replace(/^\/+|\/+$/g, '');
  return {
    bucket,
    prefix: prefix && `${prefix}/`,
    endpoint: searchParams.get('endpoint') ?? undefined,
    region: searchParams.get('region') ?? DEFAULT_REGION,
  };
}
