/**
 * Runs a command without awaiting it. The view shows its outcome from the state. Also for commands that are called while the kit is
 * destroyed, which reject with `kit/destroyed`.
 *
 * @example <Button onClick={() => unawaited(load())}>Try again</Button>
 */
export function unawaited(command: Promise<unknown> | undefined): void {
  command?.catch(() => undefined)
}
