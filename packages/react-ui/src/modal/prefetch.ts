import type { Kit } from '@kit/core'

/** The Network Information API, which only some browsers have. */
type Connection = { readonly saveData?: boolean; readonly effectiveType?: string }

/**
 * Loads code that the next press may need once the page is idle. Does nothing if the user saves data or is on a 2G network: then it loads
 * with the press.
 */
export function prefetch({ ports }: Pick<Kit, 'ports'>, load: () => void): void {
  const { connection } = navigator as { readonly connection?: Connection }
  if (connection?.saveData || connection?.effectiveType?.includes('2g')) return
  ports.whenIdle(load)
}
