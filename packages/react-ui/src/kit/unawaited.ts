/** Runs a command without awaiting it. The view shows its outcome from the state. */
export function unawaited(command: Promise<unknown> | undefined): void {
  command?.catch(() => undefined)
}
