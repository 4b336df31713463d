import { KitError } from '@kit/core/plugin'
import type { SiwxConfig } from '../config/SiwxConfig.js'
import type {} from '../error/SiwxErrorCodes.js'
import type { SiweConfig } from './SiweConfig.js'

/**
 * Returns the config from options that accept either `siwx` or `siweConfig`.
 *
 * @throws KitError `siwx/exclusive` if both are set
 * @example const config = chooseSiwx(options)
 */
export function chooseSiwx({
  siwx,
  siweConfig,
}: {
  readonly siwx?: SiwxConfig | undefined
  readonly siweConfig?: SiweConfig | undefined
}): SiwxConfig | SiweConfig | undefined {
  if (siwx !== undefined && siweConfig !== undefined)
    throw new KitError('siwx/exclusive', { shortMessage: 'Options cannot set both siweConfig and siwx' })
  return siweConfig ?? siwx
}
