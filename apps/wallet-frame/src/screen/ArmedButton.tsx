import { Button, type ButtonProps } from '@kit/react-ui/feature'
import { createContext, type MouseEvent, type ReactElement, useContext, useEffect, useRef, useState } from 'react'
import type { ArmedState } from './nextArming.js'
import { type ArmedWatch, watchArmed } from './watchArmed.js'

/** Arms the buttons of a view. The gallery, where a script presses them, replaces it. */
export const Arming = createContext(watchArmed)

/** Props of {@link ArmedButton}: those of a button, and a callback for its state. */
export type ArmedButtonProps = ButtonProps & {
  readonly onState?: (state: ArmedState) => void
}

/** A button that confirms a decision. It can be pressed only while the whole view is visible, see `watchArmed`. */
export function ArmedButton({ onState, disabled = false, ...button }: ArmedButtonProps): ReactElement {
  const watchArmed = useContext(Arming)
  const control = useRef<HTMLDivElement>(null)
  const watch = useRef<ArmedWatch>(undefined)
  const notify = useRef(onState)
  notify.current = onState
  const [state, setState] = useState<ArmedState>('waiting')
  useEffect(() => {
    if (control.current === null) return
    const armed = watchArmed(control.current, (next) => {
      setState(next)
      notify.current?.(next)
    })
    watch.current = armed
    return () => armed.stop()
  }, [watchArmed])

  function guard(event: MouseEvent): void {
    if (watch.current?.accepts(event.nativeEvent) !== true) event.stopPropagation()
  }

  return (
    <div ref={control} onClickCapture={guard}>
      <Button {...button} disabled={disabled || state !== 'armed'} />
    </div>
  )
}
