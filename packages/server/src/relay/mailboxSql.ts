import type { QueryConfig } from 'pg'
import { maxReceipts, storedBytes } from './createUsage.js'
import type { MessageKey, NewMessage, UnreadQuery } from './Mailbox.js'
import { rowsPerTopic } from './planPage.js'

// Named statements are parsed and planned once per connection.

/** SQL statements of the Postgres mailbox. */
export const mailboxSql = {
  /**
   * One statement, one commit: locks the topics (in a fixed order, so that no two statements deadlock), then assigns sequence numbers in
   * the given order. Returns the new messages, each with the newest one of its topic before the statement, or 0.
   */
  append(
    locks: readonly string[],
    messages: readonly NewMessage[],
    digests: readonly string[],
    atMs: number,
  ): QueryConfig {
    return {
      name: 'relay-append',
      text: `SELECT new_seq AS seq, new_digest AS digest, new_expires_by AS expires_by, previous_seq AS previous FROM relay_store(
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

  /** Creates the partitions of messages with these times to live, unless they exist. */
  addPartitions(ttls: readonly number[], nowMs: number): QueryConfig {
    return {
      text: `SELECT relay_add_partitions(ARRAY(
        SELECT relay_expires_by($2::bigint, $2::bigint + ttl * 1000) FROM unnest($1::bigint[]) given (ttl)
      ))`,
      values: [ttls, nowMs],
    }
  },

  /**
   * Reads a page of messages that a client has neither sent nor acknowledged, up to a position. It is the same page as `planPage`, with the
   * last row of each covered topic. Only messages of the page are read, and only the partitions of the topics are visited. With an equality
   * on the topic, the planner might scan the primary key through everyone's messages; a row comparison can only use the topic index.
   */
  unread({ topics, client, limit, maxBytes }: UnreadQuery, nowMs: number): QueryConfig {
    return {
      name: 'relay-unread',
      text: `WITH asked AS (
        SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[]) given (topic, after, regardless)
      ), scanned AS MATERIALIZED (
        SELECT found.* FROM asked CROSS JOIN LATERAL (
          SELECT partitions FROM relay_topics t WHERE t.topic = asked.topic AND t.last_seq > asked.after LIMIT 1
        ) known CROSS JOIN LATERAL (
          SELECT held.* FROM unnest(known.partitions) part (bound) CROSS JOIN LATERAL (
            SELECT seq, expires_by, topic, bytes, expires_at > $5 AND sender <> $4 AND (
              seq > asked.regardless OR $4 <> ALL (receivers)
            ) AS is_unread
            FROM relay_messages m
            WHERE m.expires_by = part.bound AND (topic, seq) > (asked.topic, asked.after) AND topic <= asked.topic
            ORDER BY topic, seq LIMIT $6
          ) held WHERE part.bound > $5 ORDER BY seq LIMIT $6
        ) found
      ), horizon AS (
        SELECT min(last) AS seq FROM (SELECT max(seq) AS last FROM scanned GROUP BY topic HAVING count(*) = $6) cut
      ), counted AS (
        SELECT seq, expires_by, topic, is_unread, sum(bytes) FILTER (WHERE is_unread) OVER sofar AS total,
          count(*) FILTER (WHERE is_unread) OVER sofar AS place
        FROM scanned WHERE seq <= coalesce((SELECT seq FROM horizon), $9) WINDOW sofar AS (ORDER BY seq)
      ), page AS MATERIALIZED (
        SELECT seq, expires_by, topic, is_unread FROM counted WHERE place <= 1 OR (place <= $7 AND total <= $8)
      )
      SELECT page.seq, page.expires_by, page.topic, page.is_unread, message, tag, attestation, sender, published_at,
        (SELECT seq FROM horizon) IS NULL AND (SELECT count(*) FROM page) = (SELECT count(*) FROM scanned) AS is_complete
      FROM page LEFT JOIN LATERAL (
        SELECT * FROM relay_messages m WHERE page.is_unread AND m.expires_by = page.expires_by AND m.seq = page.seq LIMIT 1
      ) m ON true
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

  /** Reads the number of the last message of each topic. */
  newest(topics: readonly string[]): QueryConfig {
    return {
      name: 'relay-newest',
      text: 'SELECT topic, last_seq AS seq FROM relay_topics WHERE topic = ANY ($1::text[])',
      values: [topics],
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

  /** Reads the greatest `seq` assigned so far, also to uncommitted or dropped messages. */
  lastSeq(): QueryConfig {
    return { name: 'relay-last', text: 'SELECT CASE WHEN is_called THEN last_value ELSE 0 END AS seq FROM relay_seq' }
  },

  /** Deletes topics without messages, except those that another replica is deleting. */
  sweepTopics(nowMs: number, limit: number): QueryConfig {
    return {
      name: 'relay-sweep-topics',
      text: `DELETE FROM relay_topics WHERE topic IN (
        SELECT topic FROM relay_topics WHERE expires_by <= $1 ORDER BY expires_by LIMIT $2 FOR UPDATE SKIP LOCKED
      )`,
      values: [nowMs, limit],
    }
  },

  /** Adds receipts to messages that few clients have acknowledged. */
  receipts(receipts: readonly Receipt[]): QueryConfig {
    return {
      name: 'relay-receipts',
      text: `SELECT relay_receive($1::bigint[], $2::bigint[], $3::text[], ${maxReceipts})`,
      values: [
        receipts.map(({ seq }) => seq),
        receipts.map(({ expiresBy }) => expiresBy),
        receipts.map(({ client }) => client),
      ],
    }
  },

  /** Reads the bytes of all stored messages, and of each client, address and project above the negligible size, from the counters. */
  usage(nowMs: number, minBytes: number): QueryConfig {
    return {
      name: 'relay-usage',
      text: `SELECT (ARRAY['client', 'address', 'project', 'all'])[grouped] AS kind, key, bytes FROM (
          SELECT CASE grouping(sender, address, project) WHEN 3 THEN 1 WHEN 5 THEN 2 WHEN 6 THEN 3 ELSE 4 END AS grouped,
            coalesce(sender, address, project, '') AS key, coalesce(sum(bytes), 0)::bigint AS bytes
          FROM relay_usage WHERE expires_by > $1 GROUP BY GROUPING SETS ((sender), (address), (project), ())
        ) sums WHERE grouped = 4 OR bytes > $2
        UNION ALL SELECT 'last', '', coalesce(max(seq), 0) FROM relay_messages`,
      values: [nowMs, minBytes],
    }
  },
}

/** A client's receipt of a message. */
export type Receipt = MessageKey & { readonly client: string }
