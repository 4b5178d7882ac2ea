ALTER TABLE "inscripciones" ADD COLUMN "por" uuid;--> statement-breakpoint
ALTER TABLE "inscripciones" DISABLE TRIGGER USER;--> statement-breakpoint
-- Joining writes its own line; whoever left and was enrolled by name since then has a later day than that line.
UPDATE "inscripciones" i SET "por" = i."usuario_id"
FROM "cambios" c
WHERE c."coleccion" = 'inscripciones' AND c."documento" = i."curso_id"::text AND c."actor_id" = i."usuario_id"
	AND c."despues"->>'usuarioId' = i."usuario_id"::text AND abs(extract(epoch FROM c."en" - i."desde")) <= 60;--> statement-breakpoint
ALTER TABLE "inscripciones" ENABLE TRIGGER USER;
