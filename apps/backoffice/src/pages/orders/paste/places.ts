/**
 * The governorates, delegations and well-known towns of Tunisia: French name, then its other spellings in Latin and
 * Arabic letters. Spellings that differ only by accents, double letters or digits of Darija need no entry.
 */
export const TOWNS = `
Tunis|tounes|tunis ville|tunes|centre ville tunis|تونس|تونس العاصمة
Ariana|l ariana|aryena|ariena|أريانة|اريانة
Ben Arous|ben arouss|benarous|بن عروس
Manouba|la manouba|mannouba|منوبة
Nabeul|nebeul|nabel|nebel|نابل
Zaghouan|zaghwen|zaghwan|زغوان
Bizerte|banzart|benzart|binzart|bizerta|بنزرت
Béja|beja|bedja|باجة
Jendouba|jandouba|jendoba|جندوبة
Le Kef|el kef|kef|lkef|الكاف|كاف
Siliana|seliana|سليانة
Sousse|soussa|sousa|سوسة
Monastir|mestir|monastyr|المنستير|منستير
Mahdia|mehdia|mahdiya|المهدية|مهدية
Sfax|sfex|safakes|safax|صفاقس|سفاقس
Kairouan|kairwen|kirwen|9irwen|quairouan|القيروان|قيروان
Kasserine|gasrine|9asrine|القصرين|قصرين
Sidi Bouzid|sidi bou zid|bouzid|سيدي بوزيد
Gabès|gabes|gabess|9abes|gabis|قابس
Médenine|medenine|mednine|madnine|مدنين
Tataouine|tatawin|tatouine|tatawine|تطاوين
Gafsa|9afsa|gafssa|قفصة
Tozeur|touzer|tozer|توزر
Kébili|kebili|gbelli|guebili|9bili|قبلي
Djerba|jerba|jarba|djerba|houmt souk|houmet essouk|جربة|حومة السوق
La Marsa|marsa|el marsa|lmarsa|المرسى|مرسى
Carthage|9artaj|cartage|قرطاج
Sidi Bou Saïd|sidi bousaid|sidi bou said|سيدي بوسعيد
La Goulette|goulette|7al9 el wed|halk el oued|حلق الوادي
Le Kram|el kram|kram|الكرم
Le Bardo|bardo|el bardo|باردو
La Soukra|soukra|sokra|سكرة
Raoued|rawed|raouad|رواد
Mnihla|mnihla|المنيهلة
Ettadhamen|tadhamen|ettadhamen|التضامن
Sidi Thabet|sidi thabet|سيدي ثابت
Kalâat el-Andalous|kalaat landlous|قلعة الأندلس
Den Den|denden|الدندان
Douar Hicher|douar hicher|دوار هيشر
Oued Ellil|oued ellil|wed ellil|وادي الليل
Mornaguia|mornaguia|المرناقية
Tebourba|tebourba|طبربة
Borj el-Amri|borj el amri|برج العامري
Jedaïda|jdaida|jedeida
Ezzahra|الزهراء
Radès|rades|رادس
Mégrine|megrine|maghrine|مقرين
Hammam Lif|hamam lif|hammem lif|حمام الأنف
Hammam Chott|hamam chatt|hammam chat|حمام الشط
Bou Mhel|boumhal|boumhel|bou mhal|بومهل
El Mourouj|mourouj|el mourouj|المروج
Mohamedia|mhamdia|mohamdia|المحمدية
Fouchana|fouchena|فوشانة
Mornag|mornag|مرناق
Hammamet|7ammamet|hamamet|hammamat|الحمامات|حمامات
Dar Chaâbane|dar chaaben|dar chaabane|دار شعبان
Béni Khiar|beni khiar|بني خيار
Korba|9orba|قربة
Kélibia|kelibia|9libia|klibia|قليبية
Menzel Temime|menzel tmim|manzel temim|منزل تميم
Menzel Bouzelfa|menzel bouzelfa|manzel bouzelfa|منزل بوزلفة
Soliman|sliman ville|soliman|سليمان
Grombalia|9rombalia|gromballia|قرمبالية
Bou Argoub|bouargoub|بوعرقوب
El Haouaria|haouaria|haweria|الهوارية
Takelsa|takelsa|تاكلسة
El Fahs|fahs|el fahes|الفحص
Zriba|zriba|الزريبة
Menzel Bourguiba|menzel bourgiba|ferryville|منزل بورقيبة
Menzel Jemil|menzel jmil|manzel jemil|منزل جميل
Mateur|mater|ماطر
Ras Jebel|ras jbal|ras djebel|رأس الجبل
Raf Raf|rafraf|رفراف
Ghar el-Melh|ghar el melh|غار الملح
Sejnane|sejnen|سجنان
El Alia|el alia|العالية
Téboursouk|teboursouk|تبرسق
Testour|testour|تستور
Medjez el-Bab|mejez el bab|majez el beb|مجاز الباب
Nefza|nefza|نفزة
Tabarka|tbarka|tabar9a|طبرقة
Aïn Draham|ain drahem|ain drahim|عين دراهم
Bou Salem|boussalem|bousalem|بوسالم
Ghardimaou|ghardimaou|غار الدماء
Fernana|fernana|فرنانة
Dahmani|dahmani|الدهماني
Tajerouine|tajerouine|تاجروين
Sakiet Sidi Youssef|sakiet sidi youssef|ساقية سيدي يوسف
Makthar|maktar|makthar|مكثر
Bou Arada|bouarada|بوعرادة
Gaâfour|gaafour|قعفور
Hammam Sousse|hamam sousse|hammem soussa|hammam soussa|حمام سوسة
Akouda|akouda|أكودة
Kalâa Kebira|kalaa kebira|9al3a kbira|القلعة الكبرى
Kalâa Sghira|kalaa sghira|9al3a sghira|القلعة الصغرى
Msaken|msaken|m saken|مساكن
Enfidha|enfidha|enfida|النفيضة
Sidi Bou Ali|sidi bou ali|سيدي بوعلي
Hergla|hergla|هرقلة
Moknine|mokenine|moknin|المكنين|مكنين
Ksar Hellal|9sar hlel|ksar helal|قصر هلال
Jemmal|jammel|jemmel
Ksibet el-Médiouni|ksibet el mediouni|قصيبة المديوني
Sahline|sahline|الساحلين
Teboulba|teboulba|طبلبة
Bekalta|bekalta|البقالطة
Sayada|sayada|صيادة
Bembla|bembla|بنبلة
Zéramdine|zeramdine|زرمدين
Ksour Essef|ksour essef|ksour essaf|9sour essef|قصور الساف
Chebba|chebba|الشابة
El Jem|el jem|eljem|ljem|الجم
Bou Merdes|boumerdes|بومرداس
Sakiet Ezzit|sakiet ezit|sa9iet ezzit|sakit ezzit|ساقية الزيت
Sakiet Eddaïer|sakiet eddaier|sakiet dayer|ساقية الداير
Thyna|thyna|طينة
Jebeniana|jebeniana|جبنيانة
Mahrès|mahres|المحرس
Kerkennah|kerkena|ker9na|9er9na|karkna|قرقنة
Skhira|skhira|الصخيرة
Haffouz|haffouz|حفوز
Sbikha|sbikha|السبيخة
Bou Hajla|bouhajla|بوحجلة
Sbeïtla|sbitla|سبيطلة
Fériana|feriana|فريانة
Thala|thala|تالة
Foussana|foussana|فوسانة
Regueb|regueb|ar9eb|الرقاب
Meknassy|meknassi|المكناسي
Mezzouna|mezzouna|المزونة
Jilma|jelma|جلمة
El Hamma|el hamma|hamma gabes|الحامة
Mareth|mareth|مارث
Métouia|metouia|المطوية
Matmata|matmata|مطماطة
Midoun|midoun|ميدون
Ajim|ajim|أجيم
Zarzis|zarzis|jarjis|جرجيس
Ben Gardane|ben gardene|ben guerdane|ben 9erden|بن قردان
Ghomrassen|ghomrassen|غمراسن
Remada|remada|رمادة
Métlaoui|metlaoui|المتلوي
Redeyef|redayef|الرديف
Moularès|moulares|om laarayes|أم العرائس
Nefta|nefta|نفطة
Degache|degech|دقاش
Douz|douz|دوز
Souk Lahad|souk el ahad|سوق الأحد
`;

/** Well-known quarters: the town, then the quarter's spellings. The quarter is part of the street. */
export const QUARTERS = `
Sousse|sahloul|khezama|khzema|boujaafar|bou jaafar|kantaoui|سهلول|خزامة|القنطاوي
Tunis|lac|el menzah|menzah|el manar|manar|lafayette|montplaisir|mutuelleville|belvedere|cite el khadra|el omrane|omrane|ezzouhour|zouhour|kabaria|sidi hassine|bab souika|البحيرة|المنزه|المنار|لافيات|حي الخضراء|العمران
Ariana|ennasr|nasr|el ghazela|ghazela|borj louzir|chotrana|النصر|الغزالة|برج الوزير
La Marsa|gammarth|marsa ville|sidi daoued|قمرت
La Soukra|aouina|el aouina|laouina|العوينة
Radès|rades meliane|rades saline|rades foret|رادس مليان
Sfax|gremda|sidi mansour|tunis route|thyna route|قرمدة
Hammamet|yasmine hammamet|hammamet nord|hammamet sud|barraket essahel|الحمامات الجنوبية
Monastir|skanes|khniss|السقانص
`;
