import { type Migration, sql } from 'kysely'

/**
 * Stores messages of the relay, and returns for each new one the newest message that its topic had before. Postgres only. A function,
 * because its statements see what others committed while it waited for the locks; a single statement sees only what was committed before.
 */
export const relayAppend: Migration = {
  async up(db) {
    await sql`
      CREATE FUNCTION relay_append(
        locks bigint[], topics text[], digests text[], senders text[], messages text[], tags bigint[], attestations text[],
        published bigint, ttls bigint[], addresses text[], projects text[], sizes integer[]
      ) RETURNS TABLE (new_seq bigint, new_digest text, previous_seq bigint) LANGUAGE plpgsql VOLATILE AS $$
      BEGIN
        PERFORM pg_advisory_xact_lock(key) FROM (SELECT DISTINCT key FROM unnest(locks) key ORDER BY key) sorted;
        RETURN QUERY WITH newest AS MATERIALIZED (
          SELECT asked.topic, found.seq FROM (SELECT DISTINCT topic FROM unnest(topics) given (topic)) asked
          CROSS JOIN LATERAL (
            SELECT m.topic, m.seq FROM relay_messages m
            WHERE (m.topic, m.seq) <= (asked.topic, 9007199254740991) AND m.topic >= asked.topic
            ORDER BY m.topic DESC, m.seq DESC LIMIT 1
          ) found
        ), inserted AS (
          INSERT INTO relay_messages AS stored
            (topic, digest, sender, message, tag, attestation, published_at, expires_at, address, project, bytes)
          SELECT m.topic, m.digest, m.sender, m.message, m.tag, m.attestation, published, published + m.ttl * 1000,
            m.address, m.project, m.size
          FROM unnest(topics, digests, senders, messages, tags, attestations, ttls, addresses, projects, sizes)
            WITH ORDINALITY AS m (topic, digest, sender, message, tag, attestation, ttl, address, project, size, place)
          ORDER BY m.place
          ON CONFLICT (digest) DO NOTHING
          RETURNING stored.seq, stored.digest, stored.topic
        )
        -- Unknown in any other isolation, in which nothing committed meanwhile is seen.
        SELECT inserted.seq, inserted.digest,
          CASE WHEN current_setting('transaction_isolation') = 'read committed' THEN coalesce(newest.seq, 0) END
        FROM inserted LEFT JOIN newest ON newest.topic = inserted.topic;
      END $$`.execute(db)
  },
}
