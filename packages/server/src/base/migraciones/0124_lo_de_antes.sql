DROP INDEX "matriculas_por_avance";--> statement-breakpoint
-- What counts from an earlier round for whoever has begun nothing in theirs. What closed to them is left out when their course
-- is counted again.
UPDATE "matriculas_guardadas" m SET "hechas" = n."hechas", "total" = n."total"
FROM (
	SELECT g."usuario_id", g."curso_id", g."adelantada", count(*) AS "total",
		count(*) FILTER (WHERE a."no_se_repite" AND (
			EXISTS (SELECT FROM "progreso_pasado" p WHERE p."usuario_id" = g."usuario_id" AND p."actividad_id" = a."id" AND p."estado" = 'completada')
			OR g."adelantada" AND EXISTS (SELECT FROM "progreso_guardado" p
				WHERE p."usuario_id" = g."usuario_id" AND p."actividad_id" = a."id" AND p."estado" = 'completada'))) AS "hechas"
	FROM "matriculas_guardadas" g
	JOIN "actividades" a ON a."curso_id" = g."curso_id" AND a."obligatoria" AND a."lista" AND NOT a."oculta"
	WHERE g."ronda" > 1 AND g."porcentaje" IS NULL
	GROUP BY g."usuario_id", g."curso_id", g."adelantada"
	HAVING bool_or(a."no_se_repite") AND NOT bool_and(a."no_se_repite")) n
WHERE m."usuario_id" = n."usuario_id" AND m."curso_id" = n."curso_id" AND m."adelantada" = n."adelantada";--> statement-breakpoint
CREATE INDEX "matriculas_por_avance" ON "matriculas_guardadas" USING btree (coalesce("porcentaje", 100 * "hechas" / nullif("total", 0), 0),"usuario_id","curso_id");
