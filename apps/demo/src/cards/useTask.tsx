import { isKitError } from '@kit/core'
import { type ReactNode, useState } from 'react'

/** One line that shows the state of a task. */
export function TaskLine(props: { readonly task: Task }): ReactNode {
  return (
    <p className="task" data-status={props.task.status} role="status">
      {props.task.text}
    </p>
  )
}

/** Something that the visitor started, and how it ended. */
export type Task = { readonly status: 'idle' | 'pending' | 'done' | 'failed'; readonly text: string }

/** Runs an action for the visitor and keeps its result in words. */
export function useTask(): readonly [Task, (action: () => Promise<string>) => Promise<void>] {
  const [task, setTask] = useState<Task>({ status: 'idle', text: '' })
  return [
    task,
    async (action) => {
      setTask({ status: 'pending', text: 'Waiting for the wallet' })
      try {
        setTask({ status: 'done', text: await action() })
      } catch (error) {
        setTask({ status: 'failed', text: isKitError(error) ? error.shortMessage : String(error) })
      }
    },
  ]
}
