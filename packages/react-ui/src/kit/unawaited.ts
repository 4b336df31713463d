/** Runs a command that nobody awaits: its result is in the state that the view shows. */
export function unawaited(command: Promise<unknown> | undefined): void {
  command?.catch(() => undefined)
}
