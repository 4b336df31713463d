/** Log port. Only fields named by the caller are written; messages are constant texts without client data. */
export type Log = {
  error(fields: Readonly<Record<string, unknown>>, message: string): void
  warn(fields: Readonly<Record<string, unknown>>, message: string): void
  info(fields: Readonly<Record<string, unknown>>, message: string): void
  debug(fields: Readonly<Record<string, unknown>>, message: string): void
}
