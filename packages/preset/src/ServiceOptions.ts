import type { Ports } from '@kit/core/plugin'
import type { PresetServices } from './PresetOptions.js'

/** Whose services, and how they are reached. */
export type ServiceOptions = Pick<Ports, 'fetch' | 'clock'> & {
  readonly hosts: PresetServices
  readonly projectId?: string
  readonly sdkType: string
  readonly sdkVersion: string
}
