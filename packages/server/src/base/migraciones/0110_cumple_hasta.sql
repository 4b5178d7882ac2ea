ALTER TABLE "matriculas_guardadas" ADD COLUMN "cumple_hasta" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "matriculas_guardadas" DISABLE TRIGGER USER;--> statement-breakpoint
UPDATE "matriculas_guardadas" m SET "cumple_hasta" = CASE
	WHEN m."terminada" AND m."vale_hasta" IS NULL THEN timestamptz 'epoch'
	WHEN m."vale_hasta" = 'infinity' THEN NULL
	WHEN m."terminada" OR m."vence_en" IS NULL THEN m."vale_hasta" - interval '1 ms'
	WHEN NOT m."por_corregir" THEN greatest(m."vence_en", m."vale_hasta" - interval '1 ms', CASE WHEN z."dias" > 0 THEN
		((m."vence_en" AT TIME ZONE z."zona")::date + z."dias" + 1)::timestamp AT TIME ZONE z."zona" - interval '1 ms' END) END
FROM (
	SELECT g."usuario_id", g."curso_id", g."adelantada", coalesce(r."dias_de_margen", 0) AS "dias",
		CASE WHEN u."zona_horaria" ~* '^(Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Etc|Europe|Indian|Pacific)/'
			THEN u."zona_horaria" ELSE a."zona_horaria" END AS "zona"
	FROM "matriculas_guardadas" g JOIN "usuarios" u ON u."id" = g."usuario_id" CROSS JOIN "academia" a
	LEFT JOIN "curso_renovaciones" r ON r."curso_id" = g."curso_id"
	WHERE g."vence_en" IS NOT NULL OR g."vale_hasta" IS NOT NULL) z
WHERE z."usuario_id" = m."usuario_id" AND z."curso_id" = m."curso_id" AND z."adelantada" = m."adelantada";--> statement-breakpoint
ALTER TABLE "matriculas_guardadas" ENABLE TRIGGER USER;--> statement-breakpoint
-- Their sums were by the date alone: those for whom it says something else are counted again by the job.
INSERT INTO "cifras_pendientes" ("usuario_id")
SELECT DISTINCT m."usuario_id" FROM "matriculas_guardadas" m JOIN "cursos" c ON c."id" = m."curso_id"
WHERE m."cumple_hasta" IS DISTINCT FROM CASE WHEN NOT m."completada" AND NOT m."por_corregir" THEN m."vence_en" END
	OR m."vence_en" IS NOT NULL AND c."termina_en" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "matriculas_por_cumplir" ON "matriculas_guardadas" USING btree ("cumple_hasta","usuario_id","curso_id") WHERE "matriculas_guardadas"."cumple_hasta" is not null;