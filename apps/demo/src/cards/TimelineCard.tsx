import type { TimedKitEvent } from '@kit/core'
import { useKit } from '@kit/react'
import { type ReactNode, useEffect, useState } from 'react'
import { useDemoTexts } from '../texts/useDemoTexts.js'
import { Card } from './Card.js'

/** The kit's timeline of events, newest first. */
export function TimelineCard(): ReactNode {
  const kit = useKit()
  const { timeline: texts } = useDemoTexts()
  const [events, setEvents] = useState<readonly TimedKitEvent[]>([])
  useEffect(() => {
    const subscription = kit.events$.subscribe((event) => setEvents((past) => [event, ...past].slice(0, 30)))
    return () => subscription.unsubscribe()
  }, [kit])
  return (
    <Card title={texts.title}>
      {events.length === 0 && <p className="quiet">{texts.empty}</p>}
      <ol className="list mono" dir="ltr">
        {events.map((event, index) => (
          <li key={`${event.atMs}-${events.length - index}`}>
            <time>{new Date(event.atMs).toLocaleTimeString()}</time> {event.type}
          </li>
        ))}
      </ol>
    </Card>
  )
}
