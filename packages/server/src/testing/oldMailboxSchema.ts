/** Schema of the mailbox in Postgres before it had partitions. */
export const oldMailboxSchema = `
  CREATE TABLE relay_messages (
        seq bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        topic text NOT NULL,
        digest text NOT NULL UNIQUE,
        sender text NOT NULL,
        message text NOT NULL,
        tag bigint NOT NULL,
        attestation text,
        published_at bigint NOT NULL,
        expires_at bigint NOT NULL,
        bytes integer NOT NULL
      );
  CREATE INDEX relay_messages_by_topic ON relay_messages (topic, seq);
  CREATE INDEX relay_messages_by_expiry ON relay_messages (expires_at) INCLUDE (bytes);
  CREATE TABLE relay_receipts (
        seq bigint NOT NULL,
        client text NOT NULL,
        PRIMARY KEY (seq, client)
      );
  ALTER TABLE relay_messages
        ADD COLUMN address text NOT NULL DEFAULT '',
        ADD COLUMN project text NOT NULL DEFAULT '';
  DROP INDEX relay_messages_by_expiry;
  CREATE INDEX relay_messages_by_expiry ON relay_messages (expires_at)
        INCLUDE (sender, address, project, bytes);
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
      END $$`
