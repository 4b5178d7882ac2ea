CREATE TABLE "catalogo_externo" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"titulo" text collate "es-x-icu" NOT NULL,
	"horas" numeric(6,2),
	"validez_meses" integer,
	"validez_dia" text,
	"validez_minimo_meses" integer DEFAULT 6 NOT NULL,
	"creada_en" timestamp(3) with time zone DEFAULT ahora() NOT NULL,
	"retirada_en" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "externa_carga_filas" (
	"carga_id" uuid NOT NULL,
	"linea" integer NOT NULL,
	"celdas" text[] NOT NULL,
	"fuera" text,
	CONSTRAINT "externa_carga_filas_carga_id_linea_pk" PRIMARY KEY("carga_id","linea")
);
--> statement-breakpoint
CREATE TABLE "externa_cargas" (
	"id" uuid PRIMARY KEY NOT NULL,
	"quien" uuid NOT NULL,
	"archivo" text NOT NULL,
	"sha256" text NOT NULL,
	"encabezados" text[] NOT NULL,
	"creada_en" timestamp(3) with time zone DEFAULT ahora() NOT NULL,
	"registrada_en" timestamp(3) with time zone,
	"deshecha_en" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "externas" (
	"id" uuid PRIMARY KEY NOT NULL,
	"usuario_id" uuid NOT NULL,
	"curso_id" uuid,
	"entrada_id" uuid,
	"dia" date NOT NULL,
	"efecto" text NOT NULL,
	"ronda" smallint,
	"abrio" boolean DEFAULT false NOT NULL,
	"vale_hasta" date,
	"archivo_id" uuid,
	"registrada_en" timestamp(3) with time zone DEFAULT ahora() NOT NULL,
	"registrada_por" uuid NOT NULL,
	"carga_id" uuid,
	"linea" integer,
	"retirada_en" timestamp(3) with time zone,
	"retirada_por" uuid,
	"motivo" text,
	CONSTRAINT "externas_de_algo" CHECK (("externas"."curso_id" is null) <> ("externas"."entrada_id" is null))
);
--> statement-breakpoint
ALTER TABLE "curso_avance_guardado" ADD COLUMN "externa" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "rondas" ADD COLUMN "externa" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "externa_carga_filas" ADD CONSTRAINT "externa_carga_filas_carga_id_externa_cargas_id_fk" FOREIGN KEY ("carga_id") REFERENCES "public"."externa_cargas"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "externa_cargas" ADD CONSTRAINT "externa_cargas_quien_usuarios_id_fk" FOREIGN KEY ("quien") REFERENCES "public"."usuarios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "externas" ADD CONSTRAINT "externas_usuario_id_usuarios_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "externas" ADD CONSTRAINT "externas_curso_id_cursos_id_fk" FOREIGN KEY ("curso_id") REFERENCES "public"."cursos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "externas" ADD CONSTRAINT "externas_entrada_id_catalogo_externo_id_fk" FOREIGN KEY ("entrada_id") REFERENCES "public"."catalogo_externo"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "externas" ADD CONSTRAINT "externas_archivo_id_archivos_id_fk" FOREIGN KEY ("archivo_id") REFERENCES "public"."archivos"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "externas" ADD CONSTRAINT "externas_registrada_por_usuarios_id_fk" FOREIGN KEY ("registrada_por") REFERENCES "public"."usuarios"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "externas" ADD CONSTRAINT "externas_retirada_por_usuarios_id_fk" FOREIGN KEY ("retirada_por") REFERENCES "public"."usuarios"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "externas" ADD CONSTRAINT "externas_su_carga" FOREIGN KEY ("carga_id","linea") REFERENCES "public"."externa_carga_filas"("carga_id","linea") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "catalogo_externo_por_titulo" ON "catalogo_externo" USING btree (llano("titulo"));--> statement-breakpoint
CREATE INDEX "externa_cargas_por_persona" ON "externa_cargas" USING btree ("quien","creada_en","id");--> statement-breakpoint
CREATE UNIQUE INDEX "externas_una_por_dia" ON "externas" USING btree ("usuario_id",coalesce("curso_id", "entrada_id"),"dia") WHERE "externas"."retirada_en" is null;--> statement-breakpoint
CREATE INDEX "externas_de_persona" ON "externas" USING btree ("usuario_id","dia");--> statement-breakpoint
CREATE INDEX "externas_de_curso" ON "externas" USING btree ("curso_id","usuario_id") WHERE "externas"."curso_id" is not null;--> statement-breakpoint
CREATE INDEX "externas_de_entrada" ON "externas" USING btree ("entrada_id") WHERE "externas"."entrada_id" is not null;--> statement-breakpoint
CREATE INDEX "externas_por_dia" ON "externas" USING btree ("dia","id");--> statement-breakpoint
CREATE INDEX "externas_por_papel" ON "externas" USING btree ("archivo_id") WHERE "externas"."archivo_id" is not null;--> statement-breakpoint
CREATE INDEX "externas_de_carga" ON "externas" USING btree ("carga_id","linea") WHERE "externas"."carga_id" is not null;