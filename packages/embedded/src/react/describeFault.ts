import type { Text } from '@kit/react-ui/feature'
import { faultOf } from '../error/faultOf.js'

/** An error of a login in the visitor's words. */
export function describeFault(text: Text, error: unknown): string {
  const { message, values } = faultOf(error)
  return text(message, values)
}
