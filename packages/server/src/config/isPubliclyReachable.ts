import ipaddr from 'ipaddr.js'
import type { PlatformConfig } from './ServerConfig.js'

/** Returns whether other machines can use the server with any project ID and development limits, which is rarely intended. */
export function isPubliclyReachable({ projects, host }: Pick<PlatformConfig, 'projects' | 'host'>): boolean {
  if (projects !== 'open' || host === 'localhost' || host.endsWith('.localhost')) return false
  return !ipaddr.isValid(host) || ipaddr.parse(host).range() !== 'loopback'
}
