import { isKitError } from '@kit/core'
import { type ReactNode, useState } from 'react'
import { useDemoTexts } from '../texts/useDemoTexts.js'

/** One line that shows the status of a task. */
export function TaskLine(props: { readonly task: Task }): ReactNode {
  return (
    <p className="task" data-status={props.task.status} role="status">
      {props.task.text}
    </p>
  )
}

/** An action that the user started, and its result. */
export type Task = { readonly status: 'idle' | 'pending' | 'done' | 'failed'; readonly text: string }

/** Runs an action and stores its result as text. */
export function useTask(): readonly [Task, (action: () => Promise<string>) => Promise<void>] {
  const { results } = useDemoTexts()
  const [task, setTask] = useState<Task>({ status: 'idle', text: '' })
  return [
    task,
    async (action) => {
      setTask({ status: 'pending', text: results.waiting })
      try {
        setTask({ status: 'done', text: await action() })
      } catch (error) {
        setTask({ status: 'failed', text: isKitError(error) ? error.shortMessage : String(error) })
      }
    },
  ]
}
