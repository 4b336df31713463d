import type { PluginContext } from '@kit/core/plugin'

/** 16 random bytes as hex. */
export const createId = ({ random }: Pick<PluginContext['ports'], 'random'>): string =>
  [...random.bytes(16)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
