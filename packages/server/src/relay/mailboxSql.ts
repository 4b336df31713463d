import type { QueryConfig } from 'pg'
import { MAX_RECEIPTS, storedBytes } from './createUsage.js'
import type { NewMessage, UnreadQuery } from './Mailbox.js'
import { rowsPerTopic } from './planPage.js'

// Named statements are parsed and planned once per connection.

/** SQL statements of the Postgres mailbox. */
export const mailboxSql = {
  /**
   * One statement, one commit: locks the topics (in a fixed order, so that no two statements deadlock), then assigns sequence numbers in
   * the given order. Returns the new messages, each with the newest one of its topic before the statement: 0 for none, null if unknown.
   */
  append(
    locks: readonly string[],
    messages: readonly NewMessage[],
    digests: readonly string[],
    atMs: number,
  ): QueryConfig {
    return {
      name: 'relay-append',
      text: `SELECT new_seq AS seq, new_digest AS digest, previous_seq AS previous FROM relay_append(
        $1::bigint[], $2::text[], $3::text[], $4::text[], $5::text[], $6::bigint[], $7::text[], $8::bigint, $9::bigint[],
        $10::text[], $11::text[], $12::integer[]
      )`,
      values: [
        locks,
        messages.map(({ topic }) => topic),
        digests,
        messages.map(({ sender }) => sender),
        messages.map(({ message }) => message),
        messages.map(({ tag }) => tag),
        messages.map(({ attestation }) => attestation ?? null),
        atMs,
        messages.map(({ ttlS }) => ttlS),
        messages.map(({ address }) => address),
        messages.map(({ project }) => project),
        messages.map(storedBytes),
      ],
    }
  },

  /** Deletes expired messages among the given ones, with their receipts. */
  dropExpired(digests: readonly string[], nowMs: number): QueryConfig {
    return {
      name: 'relay-drop-expired',
      text: `WITH gone AS (
        DELETE FROM relay_messages WHERE digest = ANY ($1::text[]) AND expires_at <= $2 RETURNING seq
      ), receipts AS (
        DELETE FROM relay_receipts WHERE seq IN (SELECT seq FROM gone)
      ) SELECT seq FROM gone`,
      values: [digests, nowMs],
    }
  },

  /**
   * Reads a page of messages that a client has neither sent nor, up to a position, acknowledged: the same page as `planPage`, with the last
   * row of each covered topic. Only messages of the page are read. With an equality on the topic, the planner might scan the primary key
   * through everyone's messages; a row comparison can only use the topic index.
   */
  unread({ topics, client, limit, maxBytes }: UnreadQuery, nowMs: number): QueryConfig {
    return {
      name: 'relay-unread',
      text: `WITH asked AS (
        SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[]) given (topic, after, regardless)
      ), scanned AS MATERIALIZED (
        SELECT found.* FROM asked CROSS JOIN LATERAL (
          SELECT seq, topic, bytes, expires_at > $5 AND sender <> $4 AND (
            seq > asked.regardless OR NOT EXISTS (SELECT 1 FROM relay_receipts r WHERE r.seq = m.seq AND r.client = $4)
          ) AS is_unread
          FROM relay_messages m WHERE (topic, seq) > (asked.topic, asked.after) AND topic <= asked.topic
          ORDER BY topic, seq LIMIT $6
        ) found
      ), horizon AS (
        SELECT min(last) AS seq FROM (SELECT max(seq) AS last FROM scanned GROUP BY topic HAVING count(*) = $6) cut
      ), counted AS (
        SELECT seq, topic, is_unread, sum(bytes) FILTER (WHERE is_unread) OVER sofar AS total,
          count(*) FILTER (WHERE is_unread) OVER sofar AS place
        FROM scanned WHERE seq <= coalesce((SELECT seq FROM horizon), $9) WINDOW sofar AS (ORDER BY seq)
      ), page AS MATERIALIZED (
        SELECT seq, topic, is_unread FROM counted WHERE place <= 1 OR (place <= $7 AND total <= $8)
      )
      SELECT page.seq, page.topic, page.is_unread, message, tag, attestation, sender, published_at,
        (SELECT seq FROM horizon) IS NULL AND (SELECT count(*) FROM page) = (SELECT count(*) FROM scanned) AS is_complete
      FROM page LEFT JOIN relay_messages m ON m.seq = page.seq AND page.is_unread
      WHERE page.is_unread OR page.seq IN (SELECT max(seq) FROM page GROUP BY topic)
      ORDER BY page.seq`,
      values: [
        topics.map(({ topic }) => topic),
        topics.map(({ after }) => after),
        topics.map(({ includeAcknowledgedAfter = Number.MAX_SAFE_INTEGER }) => includeAcknowledgedAfter),
        client,
        nowMs,
        rowsPerTopic(topics.length),
        limit,
        maxBytes,
        Number.MAX_SAFE_INTEGER,
      ],
    }
  },

  /** Reads the last message of each topic by the topic index: see `unread`. */
  newest(topics: readonly string[]): QueryConfig {
    return {
      name: 'relay-newest',
      text: `SELECT found.topic, found.seq FROM unnest($1::text[]) asked (topic) CROSS JOIN LATERAL (
        SELECT topic, seq FROM relay_messages m WHERE (topic, seq) <= (asked.topic, $2::bigint) AND topic >= asked.topic
        ORDER BY topic DESC, seq DESC LIMIT 1
      ) found`,
      values: [topics, Number.MAX_SAFE_INTEGER],
    }
  },

  /** Reads the messages after a position, of any topic. */
  recent(after: number, limit: number): QueryConfig {
    return {
      name: 'relay-recent',
      text: 'SELECT seq, topic FROM relay_messages WHERE seq > $1 ORDER BY seq LIMIT $2',
      values: [after, limit],
    }
  },

  /** Reads the greatest `seq` assigned so far, also to uncommitted or deleted messages. */
  lastSeq(): QueryConfig {
    return {
      name: 'relay-last',
      text: 'SELECT CASE WHEN is_called THEN last_value ELSE 0 END AS seq FROM relay_messages_seq_seq',
    }
  },

  /** Deletes expired messages, except those that another replica is deleting. */
  sweep(nowMs: number, limit: number): QueryConfig {
    return {
      name: 'relay-sweep',
      text: `WITH gone AS (
        DELETE FROM relay_messages WHERE seq IN (
          SELECT seq FROM relay_messages WHERE expires_at <= $1 ORDER BY expires_at LIMIT $2 FOR UPDATE SKIP LOCKED
        ) RETURNING seq
      ), receipts AS (
        DELETE FROM relay_receipts WHERE seq IN (SELECT seq FROM gone)
      ) SELECT seq FROM gone`,
      values: [nowMs, limit],
    }
  },

  /** Stores receipts of existing messages that few clients have acknowledged. */
  receipts(receipts: readonly (readonly [seq: number, client: string])[]): QueryConfig {
    return {
      name: 'relay-receipts',
      text: `INSERT INTO relay_receipts (seq, client)
        SELECT seq, client FROM (
          SELECT r.seq, r.client, row_number() OVER (PARTITION BY r.seq ORDER BY r.client) AS place
          FROM (SELECT DISTINCT seq, client FROM unnest($1::bigint[], $2::text[]) given (seq, client)) r
          JOIN relay_messages m ON m.seq = r.seq
        ) fresh
        WHERE place + (SELECT count(*) FROM relay_receipts k WHERE k.seq = fresh.seq) <= ${MAX_RECEIPTS}
        ORDER BY seq, client
        ON CONFLICT DO NOTHING`,
      values: [receipts.map(([seq]) => seq), receipts.map(([, client]) => client)],
    }
  },

  /** Measures the bytes of all unexpired messages, and of each client, address and project above the negligible size. */
  usage(nowMs: number, minBytes: number): QueryConfig {
    return {
      name: 'relay-usage',
      text: `SELECT (ARRAY['client', 'address', 'project', 'all'])[grouped] AS kind, key, bytes FROM (
          SELECT CASE grouping(sender, address, project) WHEN 3 THEN 1 WHEN 5 THEN 2 WHEN 6 THEN 3 ELSE 4 END AS grouped,
            coalesce(sender, address, project, '') AS key, coalesce(sum(bytes), 0)::bigint AS bytes
          FROM relay_messages WHERE expires_at > $1 GROUP BY GROUPING SETS ((sender), (address), (project), ())
        ) sums WHERE grouped = 4 OR bytes > $2
        UNION ALL SELECT 'last', '', coalesce(max(seq), 0) FROM relay_messages`,
      values: [nowMs, minBytes],
    }
  },
}
