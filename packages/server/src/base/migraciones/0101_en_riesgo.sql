CREATE TABLE "ritmos" (
	"usuario_id" uuid PRIMARY KEY NOT NULL,
	"contado_el" date NOT NULL,
	"segundos" integer NOT NULL,
	"dias" integer[] NOT NULL,
	"ritmo" real NOT NULL
);
--> statement-breakpoint
ALTER TABLE "academia" ADD COLUMN "ritmos_hasta" date;--> statement-breakpoint
ALTER TABLE "matriculas_guardadas" ADD COLUMN "minutos" integer;--> statement-breakpoint
ALTER TABLE "matriculas_guardadas" ADD COLUMN "riesgo_desde" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "curso_avance_guardado" ADD COLUMN "minutos" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "ritmos" ADD CONSTRAINT "ritmos_usuario_id_usuarios_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
DROP FUNCTION IF EXISTS pasos_de(uuid, uuid);--> statement-breakpoint
ALTER TABLE "matriculas_guardadas" DISABLE TRIGGER USER;--> statement-breakpoint
ALTER TABLE "curso_avance_guardado" DISABLE TRIGGER USER;--> statement-breakpoint
UPDATE "curso_avance_guardado" v SET "minutos" = f."minutos"
FROM (
	SELECT v."usuario_id", v."curso_id", sum(coalesce(a."duracion", 10))::int AS "minutos"
	FROM "curso_avance_guardado" v
	JOIN "actividades" a ON a."curso_id" = v."curso_id" AND a."lista" AND NOT a."oculta" AND (a."obligatoria" OR NOT EXISTS (
		SELECT FROM "actividades" o WHERE o."curso_id" = v."curso_id" AND o."obligatoria" AND o."lista" AND NOT o."oculta"))
	LEFT JOIN "progreso_guardado" p ON p."usuario_id" = v."usuario_id" AND p."actividad_id" = a."id"
	WHERE v."terminado_en" IS NULL AND p."estado" IS DISTINCT FROM 'completada'
		AND NOT EXISTS (SELECT FROM "excepciones" e WHERE e."usuario_id" = v."usuario_id" AND e."actividad_id" = a."id" AND e."hasta" IS NULL)
	GROUP BY v."usuario_id", v."curso_id"
) f WHERE v."usuario_id" = f."usuario_id" AND v."curso_id" = f."curso_id";--> statement-breakpoint
UPDATE "matriculas_guardadas" m SET "minutos" = v."minutos" FROM "curso_avance_guardado" v
WHERE v."usuario_id" = m."usuario_id" AND v."curso_id" = m."curso_id" AND NOT m."adelantada";--> statement-breakpoint
-- Nobody's pace is known yet: their dates alone say it.
UPDATE "matriculas_guardadas" m SET "riesgo_desde" = CASE
	WHEN (l."limite" AT TIME ZONE l."zona") - (coalesce(m."abierta_en", m."desde") AT TIME ZONE l."zona") <= interval '14 days'
		THEN l."limite" - make_interval(secs => greatest(0, extract(epoch FROM l."limite" - coalesce(m."abierta_en", m."desde"))) / 4)
	ELSE ((l."limite" AT TIME ZONE l."zona") - interval '7 days') AT TIME ZONE l."zona" END
FROM (
	SELECT z."usuario_id", z."curso_id", z."adelantada", z."zona", CASE WHEN (z."vence_en" AT TIME ZONE z."zona")::time >= '23:59:59'
		THEN ((z."vence_en" AT TIME ZONE z."zona")::date + 1)::timestamp AT TIME ZONE z."zona" ELSE z."vence_en" END AS "limite"
	FROM (
		SELECT m."usuario_id", m."curso_id", m."adelantada", m."vence_en",
			CASE WHEN u."zona_horaria" ~* '^(Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Etc|Europe|Indian|Pacific)/'
				THEN u."zona_horaria" ELSE a."zona_horaria" END AS "zona"
		FROM "matriculas_guardadas" m JOIN "usuarios" u ON u."id" = m."usuario_id" CROSS JOIN "academia" a
		WHERE m."vence_en" IS NOT NULL AND NOT m."terminada") z
) l WHERE l."usuario_id" = m."usuario_id" AND l."curso_id" = m."curso_id" AND l."adelantada" = m."adelantada";--> statement-breakpoint
ALTER TABLE "curso_avance_guardado" ENABLE TRIGGER USER;--> statement-breakpoint
ALTER TABLE "matriculas_guardadas" ENABLE TRIGGER USER;
