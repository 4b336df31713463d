import type { Hex } from 'viem'
import type { PermissionRecord } from './createPermissionRecord.js'

/** Notes that the chain took a permission back. Nothing to note where it never was in the record, or is there as ended. */
export async function noteEnd(record: PermissionRecord, context: Hex): Promise<void> {
  const found = (await record.list()).find((each) => each.context.toLowerCase() === context.toLowerCase())
  if (found !== undefined && found.revokedAtMs === undefined) await record.end(found.pci)
}
