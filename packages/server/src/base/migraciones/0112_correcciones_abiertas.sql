CREATE TABLE "correcciones_abiertas" (
	"entrega_id" uuid NOT NULL,
	"lugar" smallint DEFAULT -1 NOT NULL,
	"usuario_id" uuid NOT NULL,
	"desde" timestamp(3) with time zone DEFAULT ahora() NOT NULL,
	"en" timestamp(3) with time zone DEFAULT ahora() NOT NULL,
	CONSTRAINT "correcciones_abiertas_entrega_id_lugar_usuario_id_pk" PRIMARY KEY("entrega_id","lugar","usuario_id")
);
--> statement-breakpoint
ALTER TABLE "correcciones_abiertas" ADD CONSTRAINT "correcciones_abiertas_usuario_id_usuarios_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "correcciones_abiertas_por_momento" ON "correcciones_abiertas" USING btree ("en");--> statement-breakpoint
CREATE INDEX "correcciones_abiertas_por_persona" ON "correcciones_abiertas" USING btree ("usuario_id");