import type { AnyIcon } from '@kit/react-ui/feature'

/** An at sign: a name by which somebody is found. */
export const nameIcon: AnyIcon = {
  path: 'M15.5 12a3.5 3.5 0 11-7 0 3.5 3.5 0 017 0zM15.5 8.5v4.6a2.2 2.2 0 004.4 0V12A7.9 7.9 0 1016.6 18.4',
}
