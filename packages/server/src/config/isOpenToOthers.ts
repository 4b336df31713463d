import { isLoopback } from '@kit/siwx/server'
import type { ServerConfig } from './ServerConfig.js'

/** Whether other machines can use the server as any project, with the limits of development: hardly ever what is meant. */
export function isOpenToOthers({ projects, host }: Pick<ServerConfig, 'projects' | 'host'>): boolean {
  return projects === 'open' && host !== '::1' && !isLoopback(host)
}
