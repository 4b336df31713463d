/** Lets a command run that nobody awaits: how it ends is in the state that the view shows. */
export function unawaited(command: Promise<unknown> | undefined): void {
  command?.catch(() => undefined)
}
