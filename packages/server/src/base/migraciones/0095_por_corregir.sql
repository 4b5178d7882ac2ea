ALTER TABLE "matriculas_guardadas" ADD COLUMN "entregado_en" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "matriculas_guardadas" ADD COLUMN "por_corregir" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "matriculas_guardadas" ADD COLUMN "vence_tras_nota" timestamp(3) with time zone;--> statement-breakpoint
DROP FUNCTION IF EXISTS cumplimiento_en(text, timestamptz, timestamptz, boolean, timestamptz, timestamptz, timestamptz, timestamptz);--> statement-breakpoint
ALTER TABLE "matriculas_guardadas" DISABLE TRIGGER USER;--> statement-breakpoint
-- Whose course waited for somebody's mark already: what is left of theirs, as the rules say it.
WITH "esperan" AS (
	SELECT m."usuario_id", m."curso_id", m."ronda", m."vence_en",
		coalesce((SELECT r."dias_de_margen" FROM "curso_renovaciones" r WHERE r."curso_id" = m."curso_id"), 0) AS "margen",
		CASE WHEN u."zona_horaria" ~* '^(Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Etc|Europe|Indian|Pacific)/'
			THEN u."zona_horaria" ELSE a."zona_horaria" END AS "zona"
	FROM "matriculas_guardadas" m
	JOIN "usuarios" u ON u."id" = m."usuario_id"
	CROSS JOIN "academia" a
	WHERE NOT m."adelantada" AND NOT m."terminada" AND (m."siguiente_en" IS NULL OR m."siguiente_en" > now())
		AND (EXISTS (SELECT FROM "entregas" e WHERE e."usuario_id" = m."usuario_id" AND e."curso_id" = m."curso_id" AND e."estado" = 'entregada')
			OR EXISTS (SELECT FROM "intentos" i WHERE i."usuario_id" = m."usuario_id" AND i."curso_id" = m."curso_id" AND i."provisional" AND i."estado" = 'entregado'))
), "entregados" AS (
	SELECT x."usuario_id", x."curso_id", x."vence_en", x."margen", x."zona", max(w."en") AS "en"
	FROM "esperan" x
	JOIN "actividades" a ON a."curso_id" = x."curso_id" AND a."lista" AND NOT a."oculta" AND (a."obligatoria" OR NOT EXISTS (
		SELECT FROM "actividades" o WHERE o."curso_id" = x."curso_id" AND o."obligatoria" AND o."lista" AND NOT o."oculta"))
	LEFT JOIN LATERAL (SELECT greatest(
		(SELECT max(e."entregada_en") FROM "entregas" e WHERE e."usuario_id" = x."usuario_id" AND e."actividad_id" = a."id"
			AND e."ronda" = x."ronda" AND e."estado" = 'entregada'),
		(SELECT max(i."entregado_en") FROM "intentos" i WHERE i."usuario_id" = x."usuario_id" AND i."actividad_id" = a."id"
			AND i."ronda" = x."ronda" AND i."estado" = 'entregado' AND i."provisional")) AS "en") w ON true
	WHERE NOT EXISTS (SELECT FROM "progreso_guardado" p WHERE p."usuario_id" = x."usuario_id" AND p."actividad_id" = a."id" AND p."estado" = 'completada')
		AND NOT EXISTS (SELECT FROM "excepciones" e WHERE e."usuario_id" = x."usuario_id" AND e."actividad_id" = a."id" AND e."hasta" IS NULL)
		AND NOT (a."no_se_repite" AND EXISTS (SELECT FROM "progreso_pasado" p
			WHERE p."usuario_id" = x."usuario_id" AND p."actividad_id" = a."id" AND p."estado" = 'completada'))
	GROUP BY x."usuario_id", x."curso_id", x."vence_en", x."margen", x."zona"
	HAVING count(*) = count(w."en")
)
UPDATE "matriculas_guardadas" m SET "entregado_en" = e."en",
	"por_corregir" = m."vence_en" IS NULL OR e."en" <= m."vence_en" OR e."margen" > 0
		AND e."en" < ((m."vence_en" AT TIME ZONE e."zona")::date + e."margen" + 1)::timestamp AT TIME ZONE e."zona"
FROM "entregados" e WHERE m."usuario_id" = e."usuario_id" AND m."curso_id" = e."curso_id" AND NOT m."adelantada";--> statement-breakpoint
ALTER TABLE "matriculas_guardadas" ENABLE TRIGGER USER;--> statement-breakpoint
-- Who is late no more is counted again.
INSERT INTO "cifras_pendientes" ("usuario_id") SELECT DISTINCT "usuario_id" FROM "matriculas_guardadas" WHERE "por_corregir";
