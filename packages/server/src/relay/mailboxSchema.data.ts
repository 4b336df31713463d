/**
 * Schema of the mailbox in Postgres, one entry per version; forward only, never edited after a release.
 *
 * Messages and counters are in partitions by expiry. Expired ones are dropped as a whole, because deleting millions of rows costs as much
 * as storing them. `relay_topics` lists the partitions of each topic, so that a read visits those alone.
 */
export const mailboxSchema: readonly string[] = [
  `CREATE SEQUENCE relay_seq;

  CREATE FUNCTION relay_expires_by(published bigint, expires bigint) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
    SELECT (expires + width - 1) / width * width FROM (
      SELECT CASE WHEN expires - published <= 3600000 THEN 600000 WHEN expires - published <= 86400000 THEN 3600000
        ELSE 86400000 END
    ) chosen (width)
  $$;

  -- The table of an older server; its messages move below.
  ALTER TABLE IF EXISTS relay_messages RENAME TO relay_messages_old;

  CREATE TABLE relay_messages (
    seq bigint NOT NULL DEFAULT nextval('relay_seq'),
    expires_by bigint NOT NULL,
    topic text NOT NULL,
    digest text NOT NULL,
    sender text NOT NULL,
    message text NOT NULL,
    tag bigint NOT NULL,
    attestation text,
    published_at bigint NOT NULL,
    expires_at bigint NOT NULL,
    address text NOT NULL,
    project text NOT NULL,
    bytes integer NOT NULL,
    receivers text[] NOT NULL DEFAULT '{}',
    CONSTRAINT relay_messages_key PRIMARY KEY (seq, expires_by)
  ) PARTITION BY LIST (expires_by);
  CREATE INDEX relay_messages_topic ON relay_messages (topic, seq);
  CREATE INDEX relay_messages_digest ON relay_messages (digest);

  CREATE TABLE relay_usage (
    expires_by bigint NOT NULL,
    sender text NOT NULL,
    address text NOT NULL,
    project text NOT NULL,
    bytes bigint NOT NULL,
    CONSTRAINT relay_usage_key PRIMARY KEY (expires_by, sender, address, project)
  ) PARTITION BY LIST (expires_by);

  CREATE TABLE relay_topics (
    topic text PRIMARY KEY,
    last_seq bigint NOT NULL,
    partitions bigint[] NOT NULL,
    expires_by bigint NOT NULL
  ) WITH (fillfactor = 70);
  CREATE INDEX relay_topics_expiry ON relay_topics (expires_by);

  -- A table of its own is attached, because that needs no lock that readers and writers wait for.
  CREATE FUNCTION relay_add_partitions(wanted bigint[]) RETURNS void LANGUAGE plpgsql AS $$
  DECLARE
    bound bigint;
    parent text;
  BEGIN
    PERFORM pg_advisory_xact_lock(hashtextextended('kit-server relay partitions', 0));
    FOR bound IN SELECT DISTINCT unnest(wanted) ORDER BY 1 LOOP
      FOREACH parent IN ARRAY ARRAY['relay_messages', 'relay_usage'] LOOP
        CONTINUE WHEN to_regclass(parent || '_' || bound) IS NOT NULL;
        -- Room for receipts and sums next to the row.
        EXECUTE format('CREATE TABLE %I (LIKE %I INCLUDING ALL) WITH (fillfactor = 70)', parent || '_' || bound, parent);
        EXECUTE format('ALTER TABLE %I ATTACH PARTITION %I FOR VALUES IN (%s)', parent, parent || '_' || bound, bound);
      END LOOP;
    END LOOP;
  END $$;

  -- The statement after the locks sees what others committed while it waited for them.
  CREATE FUNCTION relay_store(
    locks bigint[], topics text[], digests text[], senders text[], messages text[], tags bigint[], attestations text[],
    published bigint, ttls bigint[], addresses text[], projects text[], sizes integer[]
  ) RETURNS TABLE (new_seq bigint, new_digest text, new_expires_by bigint, previous_seq bigint)
  LANGUAGE plpgsql VOLATILE AS $$
  BEGIN
    PERFORM pg_advisory_xact_lock(key) FROM (SELECT DISTINCT key FROM unnest(locks) key ORDER BY key) sorted;
    RETURN QUERY WITH given AS MATERIALIZED (
      SELECT DISTINCT ON (m.digest) m.*, published + m.ttl * 1000 AS expires
      FROM unnest(topics, digests, senders, messages, tags, attestations, ttls, addresses, projects, sizes)
        WITH ORDINALITY AS m (topic, digest, sender, message, tag, attestation, ttl, address, project, size, place)
      ORDER BY m.digest, m.place
    ), before AS MATERIALIZED (
      SELECT t.topic, t.last_seq, t.partitions FROM relay_topics t WHERE t.topic = ANY (topics)
    ), known AS MATERIALIZED (
      SELECT given.digest FROM given JOIN before ON before.topic = given.topic
      CROSS JOIN LATERAL unnest(before.partitions) held (bound)
      CROSS JOIN LATERAL (
        SELECT 1 FROM relay_messages m
        WHERE m.expires_by = held.bound AND m.digest = given.digest AND m.expires_at > published LIMIT 1
      ) twin WHERE held.bound > published
    ), inserted AS (
      INSERT INTO relay_messages AS stored
        (expires_by, topic, digest, sender, message, tag, attestation, published_at, expires_at, address, project, bytes)
      SELECT relay_expires_by(published, m.expires), m.topic, m.digest, m.sender, m.message, m.tag, m.attestation,
        published, m.expires, m.address, m.project, m.size
      FROM given m WHERE m.digest NOT IN (SELECT known.digest FROM known) ORDER BY m.place
      RETURNING stored.*
    ), listed AS (
      INSERT INTO relay_topics AS t (topic, last_seq, partitions, expires_by)
      SELECT i.topic, max(i.seq), array_agg(DISTINCT i.expires_by), max(i.expires_by)
      FROM inserted i GROUP BY i.topic ORDER BY i.topic
      ON CONFLICT (topic) DO UPDATE SET last_seq = excluded.last_seq,
        partitions = CASE WHEN t.partitions @> excluded.partitions THEN t.partitions ELSE ARRAY(
          SELECT DISTINCT bound FROM unnest(t.partitions || excluded.partitions) bound WHERE bound > published
        ) END,
        expires_by = greatest(t.expires_by, excluded.expires_by)
    ), counted AS (
      INSERT INTO relay_usage AS u (expires_by, sender, address, project, bytes)
      SELECT i.expires_by, i.sender, i.address, i.project, sum(i.bytes)
      FROM inserted i GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
      ON CONFLICT (expires_by, sender, address, project) DO UPDATE SET bytes = u.bytes + excluded.bytes
    )
    SELECT i.seq, i.digest, i.expires_by, coalesce(before.last_seq, 0)
    FROM inserted i LEFT JOIN before ON before.topic = i.topic;
  END $$;

  -- Joins by nested loops alone, because the planner doesn't know that each row is in one partition. Locks in a fixed order, so that no
  -- two statements deadlock.
  CREATE FUNCTION relay_receive(seqs bigint[], bounds bigint[], clients text[], most integer) RETURNS void
  LANGUAGE plpgsql SET enable_hashjoin = off SET enable_mergejoin = off AS $$
  BEGIN
    WITH given AS MATERIALIZED (
      SELECT seq, bound, array_agg(DISTINCT client) AS received
      FROM unnest(seqs, bounds, clients) receipt (seq, bound, client) GROUP BY seq, bound ORDER BY seq
    ), locked AS MATERIALIZED (
      SELECT given.* FROM given CROSS JOIN LATERAL (
        SELECT 1 FROM relay_messages m WHERE m.expires_by = given.bound AND m.seq = given.seq LIMIT 1 FOR NO KEY UPDATE
      ) found
    )
    UPDATE relay_messages m SET receivers = (
      m.receivers || ARRAY(SELECT client FROM unnest(locked.received) client WHERE client <> ALL (m.receivers))
    )[:most]
    FROM locked WHERE m.expires_by = locked.bound AND m.seq = locked.seq AND cardinality(m.receivers) < most;
  END $$;

  DO $$
  BEGIN
    IF to_regclass('relay_messages_old') IS NULL THEN RETURN; END IF;
    PERFORM setval('relay_seq', last_value, is_called) FROM relay_messages_seq_seq;
    PERFORM relay_add_partitions(ARRAY(
      SELECT DISTINCT relay_expires_by(published_at, expires_at) FROM relay_messages_old
    ));
    INSERT INTO relay_messages SELECT seq, relay_expires_by(published_at, expires_at), topic, digest, sender, message,
      tag, attestation, published_at, expires_at, address, project, bytes,
      ARRAY(SELECT client FROM relay_receipts r WHERE r.seq = o.seq ORDER BY client)
      FROM relay_messages_old o;
    INSERT INTO relay_topics SELECT topic, max(seq), array_agg(DISTINCT expires_by), max(expires_by)
      FROM relay_messages GROUP BY topic;
    INSERT INTO relay_usage SELECT expires_by, sender, address, project, sum(bytes)
      FROM relay_messages GROUP BY 1, 2, 3, 4;
    DROP TABLE relay_messages_old, relay_receipts;
    DROP FUNCTION IF EXISTS relay_append;
  END $$;`,
]
