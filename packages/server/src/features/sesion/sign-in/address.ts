import { isIPv6 } from 'node:net';

const V4_IN_V6 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** The first half of an IPv6 address: whoever has one address of it has all of them. */
function network(ip: string): string {
  const [head = '', tail = ''] = ip.split('%')[0]?.split('::') ?? [];
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const zeros = ip.includes('::') ? Array.from({ length: 8 - left.length - right.length }, () => '0') : [];
  return [...left, ...zeros, ...right]
    .slice(0, 4)
    .map((part) => Number.parseInt(part, 16).toString(16))
    .join(':');
}

/** Who counts as one when tries are counted by where they come from. */
export function addressKey(ip: string): string {
  const v4 = V4_IN_V6.exec(ip)?.[1];
  if (v4) return v4;
  return isIPv6(ip) ? network(ip) : ip;
}
