import type { AnyIcon } from '@kit/react-ui/feature'

/** A key. */
export const signIcon: AnyIcon = {
  path: 'M13.6 10.4a4.5 4.5 0 10-2.8 2.8L13 15.5h2.5V18H18v2.5h3V17z M7.5 7.5h.01',
}
